import { readEnv } from '../../server/env';
import { pushKeyLines } from './push-keys';

test('the lines are settings that a server takes, with other keys each time', () => {
  const lines = pushKeyLines();
  const settings = Object.fromEntries(lines.map((line) => line.split('=') as [string, string]));
  const subject = `${settings['VAPID_SUBJECT']}ops@people.test`;
  const { vapid } = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: 'mariadb://localhost/x',
    ...settings,
    VAPID_SUBJECT: subject,
  });
  expect(vapid).toEqual({
    publicKey: settings['VAPID_PUBLIC_KEY'],
    privateKey: settings['VAPID_PRIVATE_KEY'],
    subject,
  });
  expect(pushKeyLines()).not.toEqual(lines);
});
