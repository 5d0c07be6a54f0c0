/** Handles uploads in place of the server: jsdom's own XMLHttpRequest would ask the network. */
export interface UploadResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface SentUpload {
  headers: Record<string, string>;
  form: FormData;
}

/** Responses in order, the last one repeated; `hold` keeps every response back until it is released. */
export function answerUploads(
  answers: UploadResponse[],
  { hold = false } = {},
): { sent: SentUpload[]; progress: (share: number) => void; release: () => void } {
  const sent: SentUpload[] = [];
  const waiting: FakeRequest[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    private readonly headers: Record<string, string> = {};
    private answer: UploadResponse = { status: 0 };
    open(): void {}
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    getResponseHeader(name: string): string | null {
      return this.answer.headers?.[name] ?? null;
    }
    send(form: FormData): void {
      this.answer = answers[Math.min(sent.length, answers.length - 1)] ?? { status: 500 };
      sent.push({ headers: this.headers, form });
      waiting.push(this);
      if (!hold) void Promise.resolve().then(() => this.finish());
    }
    finish(): void {
      this.status = this.answer.status;
      this.responseText = JSON.stringify(this.answer.body ?? {});
      this.onload?.();
    }
    abort(): void {
      this.onabort?.();
    }
  }
  Object.assign(window, { XMLHttpRequest: FakeRequest });
  return {
    sent,
    progress: (share) => waiting.at(-1)?.upload.onprogress?.({ loaded: share * 100, total: 100 }),
    release: () => waiting.at(-1)?.finish(),
  };
}
