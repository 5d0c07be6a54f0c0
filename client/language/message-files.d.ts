/** Written by the build (compiled-messages.ts). */
declare module 'virtual:message-files' {
  /** In the names of all files of texts. */
  export const hash: string;
}
