/** jsdom has no BroadcastChannel; this one delivers, like a browser's, to every other channel of its name. */
export class Channel extends EventTarget {
  private static readonly all = new Set<Channel>();
  constructor(readonly name: string) {
    super();
    Channel.all.add(this);
  }
  /** Another tab says it. */
  static tell(name: string, data: unknown): void {
    const tab = new Channel(name);
    tab.postMessage(data);
    tab.close();
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.all.delete(this);
  }
}
