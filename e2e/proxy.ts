import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Proxy {
  url: string;
  /** Lets nothing through: a browser that is told to be offline still sends what its worker passes on. */
  isDown: boolean;
  /** Of each response, head and body as they went over the wire. */
  sent: { path: string; bytes: number }[];
  close: () => Promise<void>;
}

/** In place of what the server answers for a path: nothing, with 404, or another text. Undefined leaves it as it is. */
type Change = (path: string) => null | ((text: string) => string) | undefined;

/** In front of the tested server: answers as another deployment would, and counts what goes over the wire. */
export async function startProxy(target: string, change: Change = () => undefined): Promise<Proxy> {
  const sent: Proxy['sent'] = [];
  const { hostname, port } = new URL(target);

  const proxy: Proxy = { url: '', isDown: false, sent, close };

  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const path = new URL(asked.url ?? '/', target).pathname;
    if (proxy.isDown) return void asked.destroy();
    const changed = change(path);
    if (changed === null) return void answer.writeHead(404).end();
    const headers = { ...asked.headers, ...(changed ? { 'accept-encoding': 'identity' } : {}) };
    if (changed) delete headers['if-none-match'];
    const forwarded = request({ hostname, port, method: asked.method, path: asked.url, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const given = Buffer.concat(chunks);
        const body = changed ? Buffer.from(changed(given.toString())) : given;
        sent.push({ path, bytes: body.length + response.rawHeaders.join(': ').length });
        const head = { ...response.headers };
        delete head['transfer-encoding'];
        if (changed) delete head['etag'];
        if (changed) head['content-length'] = String(body.length);
        answer.writeHead(response.statusCode ?? 502, head).end(body);
      });
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  };

  const server = createServer(pass);
  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  proxy.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return proxy;
}
