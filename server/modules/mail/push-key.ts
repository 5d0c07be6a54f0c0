/** Under which a notification is queued beside the mail with this key. */
export const pushKey = (effectKey: string): string => `push:${effectKey}`;
