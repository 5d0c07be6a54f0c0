import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that can be told to be unwell. */
export class MailServer {
  readonly delivered: Email[] = [];
  /** The same mails as they came, byte for byte. */
  readonly sources: string[] = [];
  /** Recipients it refuses permanently, like a removed mailbox. */
  readonly refused = new Set<string>();
  /** Responds to every mail with "try again later". */
  isUnwell = false;
  /** Called before it takes a mail. */
  beforeTaking: (address: string) => void = () => {};
  /** Mails that it was offered, taken or not. */
  offered = 0;

  private readonly smtp = new SMTPServer({
    authOptional: true,
    // The sender keeps connections open for the next mail; a test does not wait for them.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, callback) => {
      this.offered += 1;
      if (this.isUnwell) return callback(failure(451, 'Try again later'));
      callback(this.refused.has(address) ? failure(550, `<${address}>: No such mailbox`) : null);
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks);
        for (const { address } of session.envelope.rcptTo) this.beforeTaking(address);
        PostalMime.parse(source).then((mail) => {
          this.sources.push(source.toString('latin1'));
          callback(null, String(this.delivered.push(mail)));
        }, callback);
      });
    },
  });

  /** Listens on this port, or on a free one; returns the port. */
  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.smtp.once('error', reject);
      this.smtp.listen(port, '127.0.0.1', resolve);
    });
    return (this.smtp.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.smtp.close(() => resolve()));
  }

  deliveredTo(address: string): Email[] {
    return this.delivered.filter(({ to }) => to?.some((recipient) => recipient.address === address));
  }
}

function failure(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
