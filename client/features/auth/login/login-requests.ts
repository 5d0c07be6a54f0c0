import type {
  FinishSignInMutation,
  GoogleSignInViewerQuery,
  LoginMutation,
  LoginMutationVariables,
  LoginOptionsQuery,
} from '../../../graphql/generated';
import { postGraphql } from '../../../lib/post-graphql';
import finishSignIn from './FinishSignIn.graphql?raw';
import googleSignInViewer from './GoogleSignInViewer.graphql?raw';
import login from './Login.graphql?raw';
import loginOptions from './LoginOptions.graphql?raw';

/**
 * What the login page asks the server, by plain fetch: it is the first page of most visits, and Apollo Client alone
 * would double what it ships. The texts are the documents that the types are generated from.
 */
export async function sendLogin(input: LoginMutationVariables['input']): Promise<LoginMutation['login']> {
  return (await postGraphql<LoginMutation>(login, { input })).login;
}

export async function fetchOffersGoogle(): Promise<boolean> {
  return (await postGraphql<LoginOptionsQuery>(loginOptions)).signInOptions.google;
}

export async function fetchGoogleSignInViewer(): Promise<GoogleSignInViewerQuery['viewer']> {
  return (await postGraphql<GoogleSignInViewerQuery>(googleSignInViewer)).viewer;
}

export async function sendFinishSignIn(code: string): Promise<FinishSignInMutation['finishSignIn']> {
  return (await postGraphql<FinishSignInMutation>(finishSignIn, { input: { code } })).finishSignIn;
}
