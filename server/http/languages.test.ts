import { ErrorCode } from '../../domain/errors';
import type { Language } from '../../domain/language';
import { errors as english } from '../../domain/messages/en/errors';
import { errors as indonesian } from '../../domain/messages/id/errors';
import { aCompany, aSeeker } from '../../testkit/people/actors';
import { graphql } from '../../testkit/graphql';
import { signInWithGoogle } from '../../testkit/people/google-sign-in';
import { registerSeeker } from '../../testkit/people/registration';
import type { TestClient } from '../../testkit/server/test-client';
import { useServer } from '../../testkit/server/test-server';
import { InputError } from '../graphql/parse-input';

const server = useServer();

const TEXTS = { en: english, id: indonesian };
const SET_LANGUAGE = graphql(
  `mutation SetOwnLanguage($language: Language!) { setLanguage(language: $language) { viewer { language } errors { code } } }`,
);
const OWN_LANGUAGE = graphql(`query OwnLanguage { viewer { language } }`);
const MY_APPLICATIONS = graphql(`query ApplicationsInALanguage { myApplications { id } }`);
const JOB = graphql(`query JobInALanguage($id: ID!) { job(id: $id) { id } }`);

const browser = (headers: Record<string, string>): TestClient => server.visitor().withHeaders(headers);
const messagesOf = ({ errors }: { errors?: readonly { message: string }[] }) => errors?.map(({ message }) => message);

async function textFor(client: TestClient): Promise<string | undefined> {
  return messagesOf(await client.send(MY_APPLICATIONS))?.[0];
}

describe('the language of a response', () => {
  it.each([
    ['nothing', {}, 'en'],
    ['a browser in Indonesian', { 'accept-language': 'id-ID,id;q=0.9,en;q=0.8' }, 'id'],
    ['a browser in Javanese', { 'accept-language': 'jv' }, 'id'],
    ['a browser in Malay before English', { 'accept-language': 'en;q=0.4, ms-MY;q=0.6' }, 'id'],
    ['a browser in French, then English', { 'accept-language': 'fr, en;q=0.5' }, 'en'],
    ['a browser in French', { 'accept-language': 'fr' }, 'en'],
    ['a header that makes no sense', { 'accept-language': ';;q=,;q=x' }, 'en'],
    ['a header with keys of every object', { 'accept-language': 'constructor, __proto__;q=0.9, toString' }, 'en'],
    ['such a key before Indonesian', { 'accept-language': 'valueOf, id;q=0.1' }, 'id'],
    ['such a key in the cookie', { 'accept-language': 'id', cookie: 'language=constructor; __proto__=1' }, 'id'],
    ['the cookie before the browser', { 'accept-language': 'en', cookie: 'language=id' }, 'id'],
    ['a cookie with another value', { 'accept-language': 'id', cookie: 'language=xx' }, 'id'],
  ] as const)('with %s', async (_name, headers, language: Language) => {
    expect(await textFor(browser(headers))).toBe(TEXTS[language].NOT_SIGNED_IN);
  });

  it("is the account's before the cookie's, in every browser, once it was chosen", async () => {
    const company = await aCompany(server);
    const other = company.client.clone();
    expect(await company.client.ask(OWN_LANGUAGE)).toEqual({ viewer: { language: null } });

    expect(await company.client.ask(SET_LANGUAGE, { language: 'ID' })).toEqual({
      setLanguage: { viewer: { language: 'ID' }, errors: [] },
    });

    expect(await other.ask(OWN_LANGUAGE)).toEqual({ viewer: { language: 'ID' } });
    other.setCookie('language=en');
    expect(await textFor(other)).toBe(indonesian.NOT_ALLOWED);
  });

  it('is kept on an account that registers', async () => {
    const client = browser({ 'accept-language': 'id' });
    await registerSeeker(client, { email: 'sari@language.test' });
    expect(await client.ask(OWN_LANGUAGE)).toEqual({ viewer: { language: 'ID' } });
  });

  it('is kept on an account that comes with Google', async () => {
    const client = browser({ 'accept-language': 'id' });
    expect(
      await signInWithGoogle(client, { name: 'Rina Wati', email: 'rina@language.test', sub: 'rina-in-indonesian' }),
    ).toBe('signed-in');
    expect(await client.ask(OWN_LANGUAGE)).toEqual({ viewer: { language: 'ID' } });
  });

  it('is that of a query that is refused by a rule', async () => {
    const { client } = await aSeeker(server);
    client.setCookie('language=id');
    expect(messagesOf(await client.send(JOB, { id: 'none' }))).toEqual([indonesian.JOB_NOT_FOUND]);
  });

  it('is that of a form with several errors', async () => {
    const client = browser({ cookie: 'language=id' });
    const { errors } = await registerSeeker(client, { email: 'no address', phoneNumber: '12', confirmPassword: 'x' });
    expect(errors.map(({ message }) => message).sort()).toEqual(
      [indonesian.EMAIL_INVALID, indonesian.PHONE_INVALID, indonesian.PASSWORDS_DIFFER].sort(),
    );
  });
});

describe('every code of the catalogue', () => {
  it.each(Object.values(ErrorCode))('%s has its text in both languages', async (code) => {
    jest.spyOn(server.services.limiter, 'consume').mockRejectedValue(new InputError({ code }));
    for (const language of ['en', 'id'] as const) {
      const { errors } = await registerSeeker(browser({ cookie: `language=${language}` }), { email: 'any@code.test' });
      expect(errors).toEqual([expect.objectContaining({ code, message: TEXTS[language][code] })]);
    }
  });
});

it('keeps 50 parallel requests in alternating languages apart', async () => {
  const asked = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? 'en' : 'id'));
  const answered = await Promise.all(asked.map((language) => textFor(browser({ cookie: `language=${language}` }))));
  expect(answered).toEqual(asked.map((language) => TEXTS[language].NOT_SIGNED_IN));
});
