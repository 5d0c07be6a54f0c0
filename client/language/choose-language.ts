import type { Language } from '../../domain/language';
import setLanguageDocument from './SetLanguage.graphql?raw';
import type { SetLanguageMutation, SetLanguageMutationVariables } from '../graphql/generated';
import { postGraphql } from '../lib/post-graphql';
import { changeLanguage } from './store';

/** Shows another language from now on, here and, for those who are signed in, wherever they sign in. Rejects when offline. */
export async function chooseLanguage(language: Language, { isSignedIn }: { isSignedIn: boolean }): Promise<void> {
  if (isSignedIn) {
    const variables: SetLanguageMutationVariables = { language: language === 'id' ? 'ID' : 'EN' };
    await postGraphql<SetLanguageMutation>(setLanguageDocument, { ...variables });
  }
  await changeLanguage(language);
}
