import type { Language } from '../../domain/language';
import { graphql } from '../graphql';
import type { TestClient } from '../server/test-client';

const SET_LANGUAGE = graphql(
  `mutation ChooseLanguage($language: Language!) { setLanguage(language: $language) { errors { code } } }`,
);

/** Sets the language of the account, as the switch does. */
export async function chooseLanguage({ client }: { client: TestClient }, language: Language): Promise<void> {
  const { setLanguage } = await client.ask(SET_LANGUAGE, { language: language === 'id' ? 'ID' : 'EN' });
  if (setLanguage.errors[0]) throw new Error(`The language was refused: ${setLanguage.errors[0].code}`);
}
