import { aSeeker } from '../../testkit/people/actors';
import { mailsArrived } from '../../testkit/outside/mailbox';
import { codesOf, logIn, viewerOf } from '../../testkit/people/registration';
import { turnOnSecondFactor } from '../../testkit/people/second-factor';
import { useServer } from '../../testkit/server/test-server';
import { resetSecondFactor } from './reset-second-factor';

const server = useServer();

test('opens an account whose phone is lost, ends its sessions and tells its owner', async () => {
  const seeker = await aSeeker(server);
  await turnOnSecondFactor(server, seeker);
  expect(codesOf(await logIn(server.visitor(), seeker.email))).toEqual(['SECOND_FACTOR_REQUIRED']);

  await resetSecondFactor(server.dataSource, ` ${seeker.email.toUpperCase()} `, server.clock.now());

  expect(await viewerOf(seeker.client)).toBeNull();
  expect(codesOf(await logIn(server.visitor(), seeker.email))).toEqual([]);
  await mailsArrived(server, seeker.email, 'Two-factor authentication was taken off your account');
});

test('says when there is nothing to remove, and changes nothing', async () => {
  const { client, email } = await aSeeker(server);
  await expect(resetSecondFactor(server.dataSource, email, server.clock.now())).rejects.toThrow('has no second factor');
  await expect(resetSecondFactor(server.dataSource, 'nobody@people.test', server.clock.now())).rejects.toThrow(
    'There is no account',
  );
  expect(await viewerOf(client)).not.toBeNull();
});
