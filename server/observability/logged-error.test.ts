import { affectedRows } from '../db/statements';
import { loggedError } from './logged-error';
import { aSeeker } from '../../testkit/people/actors';
import { useServer } from '../../testkit/server/test-server';

const server = useServer();

async function errorOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('It was expected to fail');
}

describe('an error in the log', () => {
  it('names the key that a row met, and nothing of the row', async () => {
    const { email } = await aSeeker(server);
    const insert =
      "INSERT INTO accounts (id, email, active_role, created_at) VALUES ('01AAAAAAAAAAAAAAAAAAAAAAAA', ?, 'USER', ?)";

    const error = await errorOf(() => affectedRows(server.dataSource, insert, [email, server.clock.now()]));

    expect(String(error)).toContain(email);
    const logged = loggedError(error);
    expect(JSON.stringify(logged)).not.toContain(email);
    expect(logged).toMatchObject({
      type: 'QueryFailedError',
      errno: 1062,
      message: expect.stringContaining('uq_accounts_email') as string,
    });
    expect(logged.stack).toContain('execute.ts');
  });

  it('refuses a value that contains quotes', () => {
    const error = new Error("Duplicate entry 'O'Brien' for key 'uq' 'Dewi' for key 'x'");
    expect(loggedError(error).message).toBe("Duplicate entry '…' for key 'x'");
  });

  it('keeps the addresses out that a mail server names, in its cause too', () => {
    const error = new Error('The mail was not taken', { cause: new Error('550 <budi@people.test>: unknown user') });
    const logged = loggedError(error);
    expect(logged.cause?.message).toBe('550 <…@…>: unknown user');
    expect(JSON.stringify(logged)).not.toContain('budi');
  });

  it('is written when a library made it without a message', () => {
    const refusedByGoogle = Object.assign(new Error('x'), { message: undefined });
    expect(loggedError(refusedByGoogle)).toMatchObject({ type: 'Error', message: 'undefined' });
  });

  it('says nothing of what is no error', () => {
    expect(loggedError({ password: 'Rahasia-123' })).toEqual({
      type: 'object',
      message: 'Something other than an error was thrown',
      stack: '',
    });
  });
});
