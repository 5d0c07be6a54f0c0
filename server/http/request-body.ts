import type { Request } from 'express';

/** More was sent than the place takes. What was not read yet is still on its way. */
export class BodyTooLargeError extends Error {}

/** The sender went away before everything had arrived. */
export class BodyIncompleteError extends Error {
  /** For the error handler: a request that could not be read, and no fault of ours. */
  readonly status = 400;
}

/**
 * Reads a body of at most `limit` bytes. One that announces more is refused at its first piece, one that turns out
 * longer as soon as it does: no sender can make the server hold more than the limit. (Not before the first piece:
 * Node throws the rest of a body that nobody has begun away by reading all of it.)
 */
export function readBody(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const announced = Number(request.get('content-length') ?? 0);
    const chunks: Buffer[] = [];
    let received = 0;
    const onData = (chunk: Buffer) => {
      received += chunk.length;
      if (announced > limit || received > limit) return finish(() => reject(new BodyTooLargeError()));
      chunks.push(chunk);
    };
    const onEnd = () => finish(() => resolve(Buffer.concat(chunks)));
    const onClose = () => finish(() => reject(new BodyIncompleteError('The body was cut off')));
    const finish = (answer: () => void) => {
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      request.pause();
      answer();
    };
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}
