import { useServer } from '../../testkit/server/test-server';
import { checkNewAdmin, createAdmin } from './create-admin';

const server = useServer();
const ADMIN = { email: ' Ratih@Kantor.test', name: 'Ratih Kusumawardani', password: 'Rahasia-1' };

const create = (input = ADMIN): Promise<void> =>
  createAdmin(server.dataSource, server.services.passwords, checkNewAdmin(input), server.clock.now());

test('makes a verified account that is an administrator', async () => {
  await create();
  const [row] = await server.dataSource.query<
    { active_role: string; name: string; password_hash: string; email_verified_at: Date }[]
  >(
    'SELECT active_role, name, password_hash, email_verified_at FROM accounts a JOIN admins d ON d.account_id = a.id WHERE a.email = ?',
    ['ratih@kantor.test'],
  );
  expect(row).toMatchObject({
    active_role: 'ADMIN',
    name: 'Ratih Kusumawardani',
    email_verified_at: server.clock.now(),
  });
  expect(await server.services.passwords.verify(row?.password_hash ?? null, ADMIN.password)).toBe(true);
});

test('refuses an address in use', async () => {
  const again = { ...ADMIN, email: 'dua.kali@kantor.test' };
  await create(again);
  await expect(create(again)).rejects.toThrow('is an administrator already');
});

test.each([
  [{ password: 'Short-1' }, 'at least 8 characters'],
  [{ password: 'rahasia-1' }, 'one uppercase letter'],
  [{ password: 'RAHASIA-1' }, 'one lowercase letter'],
  [{ password: 'Rahasia-satu' }, 'one number'],
  [{ password: 'Rahasia11' }, 'one special character'],
  [{ password: 'Password-1' }, 'too well known'],
  [{ password: 'Ratih-2026' }, 'must not contain your name'],
  [{ email: 'nobody' }, 'valid email'],
  [{ name: ' ' }, 'required fields'],
])('refuses %j', (change, text) => {
  expect(() => checkNewAdmin({ ...ADMIN, ...change })).toThrow(text);
});
