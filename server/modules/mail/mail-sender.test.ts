import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createSmtpSender } from './mail-sender';

/** A mail server that never finishes a response, and is never silent for long. */
const drippingServer = () =>
  createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.write('220 slow.test\r\n');
    const drip = setInterval(() => socket.write('250-still here\r\n'), 20);
    socket.on('close', () => clearInterval(drip));
  });

test('gives a mail up when its server responds in drips', async () => {
  const server = drippingServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sender = createSmtpSender({
    url: `smtp://127.0.0.1:${port}`,
    from: 'us@mail.test',
    appUrl: 'http://localhost:4000',
    maxSendingMs: 300,
  });

  const mail = { to: 'you@mail.test', subject: 'Hello', paragraphs: [], language: 'en' as const };
  await expect(sender.send('a-key', mail)).rejects.toThrow();

  sender.close();
  await new Promise((resolve) => server.close(resolve));
});
