import { connect, type Socket } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Headers;
}

/** Sends these bytes as they are, one piece after the other, and reads until the server closes the line. */
export function sendRaw(url: string, pieces: Iterable<string>, pauseMs = 0): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (piece) => (text += String(piece)));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? undefined : reject(error),
    );
    socket.on('close', () => resolve(parsed(text)));
    void sendSlowly(socket, pieces, pauseMs);
  });
}

async function sendSlowly(socket: Socket, pieces: Iterable<string>, pauseMs: number): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    socket.write(piece);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function parsed(text: string): RawResponse {
  const [head = ''] = text.split('\r\n\r\n', 1);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
  return { status: Number(first.split(' ')[1] ?? 0), headers };
}
