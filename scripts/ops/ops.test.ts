import { runOperatorsCommand } from '../ops';

test('hands the arguments to the command that is named', async () => {
  await expect(runOperatorsCommand(['admin:create', 'ratih@kantor.test'])).rejects.toThrow('-- admin:create <email>');
  await expect(runOperatorsCommand(['erase', '--replay'])).rejects.toThrow('-- erase --replay <file>');
});

test('an unknown name lists the known ones', async () => {
  await expect(runOperatorsCommand(['admin:remove'])).rejects.toThrow(
    /^There is no admin:remove\.[^]*admin:create[^]*renew:journals/,
  );
});

test('in production the database is named', async () => {
  const before = { ...process.env };
  Object.assign(process.env, { NODE_ENV: 'production', DATABASE_URL: '' });
  try {
    await expect(runOperatorsCommand(['check:ledger'])).rejects.toThrow('DATABASE_URL is required in production.');
  } finally {
    process.env = before;
  }
});
