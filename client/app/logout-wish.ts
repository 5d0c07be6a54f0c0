import type { LogoutMutation } from '../graphql/generated';
import type { Payload } from '../graphql/payload';
import { forgetInterviews } from '../lib/kept-copy';
import { readStored, store } from '../lib/local-storage';
import { isAnswered, postGraphql } from '../lib/post-graphql';
import { endPush } from '../lib/push-here';
import logoutDocument from './Logout.graphql?raw';

/** Someone has logged out here without a connection: the server ends the session before it is asked anything else. */
const wishKey = 'logoutWish';

export const isLogoutWished = (): boolean => readStored(wishKey) !== null;

const endSession = async (): Promise<Payload> => (await postGraphql<LogoutMutation>(logoutDocument)).logout;

/** What is kept here goes at once, whether the server can be asked or not. */
export async function logOut(): Promise<Payload> {
  forgetInterviews();
  await endPush().catch(() => undefined);
  try {
    // A request without a connection could hang for a minute.
    if (navigator.onLine) return await endSession();
  } catch (error) {
    if (isAnswered(error)) throw error;
  }
  store(wishKey, 'yes');
  return { errors: [] };
}

/** Rejects, and keeps the wish, while the server cannot be asked. */
export async function fulfilLogoutWish(): Promise<void> {
  if (!isLogoutWished()) return;
  await endSession();
  store(wishKey, null);
}
