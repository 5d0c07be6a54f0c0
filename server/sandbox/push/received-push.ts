/** What a message said that came for a browser. */
export interface ReceivedPush {
  number: number;
  /** Of the browser at this service. */
  browser: string;
  ttl: number;
  urgency: string;
  topic: string | null;
  /** A newer one of its topic has come: a browser that was away would not see it. */
  isReplaced: boolean;
  /** Of the body as it came. */
  bytes: number;
  text: string;
  receivedAt: string;
}
