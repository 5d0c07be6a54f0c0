import { act, fireEvent, screen } from '@testing-library/react';
import { LANGUAGE_COOKIE } from '../../domain/language';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { LoginPage } from '../features/auth/login/LoginPage';
import { LoginOptionsDocument } from '../graphql/generated';
import * as english from '../messages/en';
import * as indonesian from '../messages/id';
import { startMockServer } from '../testing/graphql-server';
import { mockQuery } from '../testing/mock-operation';
import { fill } from '../testing/page';
import { renderApp } from '../testing/render';
import type { Part } from './messages';
import { changeLanguage, languageStore, needTexts, startTexts, textsOf } from './store';

/** Files of texts that were asked for and have not come yet. */
let underway: { part: string; arrive: () => void; fail: () => void }[] = [];

function fetchTexts(url: string): Promise<Pick<Response, 'ok' | 'json'>> {
  const [, language, part = ''] = /^\/assets\/text-(\w+)-(\w+)-test\.json$/.exec(url) ?? [];
  const texts = (language === 'id' ? indonesian : english)[part as Part];
  return new Promise((resolve, reject) => {
    const arrive = () => resolve({ ok: true, json: async () => ({ [part]: texts }) });
    underway.push({ part, arrive, fail: () => reject(new Error('offline')) });
  });
}

beforeEach(() => {
  underway = [];
  startMockServer([mockQuery(LoginOptionsDocument, { signInOptions: { google: true } })]);
  const ask = globalThis.fetch;
  Object.assign(globalThis, {
    MESSAGES_HASH: 'test',
    fetch: (url: string, init: RequestInit) => (url === '/graphql' ? ask(url, init) : fetchTexts(url)),
  });
  languageStore.show({ language: 'en', messages: { frame: english.frame, login: english.login } });
  document.cookie = `${LANGUAGE_COOKIE}=; path=/; max-age=0`;
});

/** Lets parts that were asked for come, all that are under way unless named. */
async function arrive(...parts: string[]): Promise<void> {
  const coming = underway.filter(({ part }) => parts.length === 0 || parts.includes(part));
  underway = underway.filter((one) => !coming.includes(one));
  await act(async () => coming.forEach((one) => one.arrive()));
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** The login page beside the switch: its texts are of two parts. */
async function showLogin(): Promise<void> {
  await act(async () => {
    renderApp(
      <>
        <LanguageSwitch isSignedIn={false} />
        <LoginPage />
      </>,
      { at: '/login', viewer: null },
    );
  });
}

describe('changing the language', () => {
  it('changes all texts that are on the page at once, tells the browser, and remembers it in a cookie', async () => {
    await showLogin();
    const before = { title: 'Welcome back', toggle: 'Show or hide the password' };
    const after = { title: 'Selamat datang kembali', toggle: 'Tampilkan atau sembunyikan kata sandi' };
    const shown = () => ({
      title: heading(),
      toggle: screen.getByRole('button', { name: /password|kata sandi/ }).getAttribute('aria-label'),
    });
    expect(shown()).toEqual(before);

    fireEvent.click(screen.getByRole('button', { name: 'ID: Bahasa Indonesia' }));
    expect(underway.map(({ part }) => part)).toEqual(['frame', 'login']);
    await arrive('frame');
    expect(shown()).toEqual(before);
    expect(document.documentElement.lang).toBe('en');
    await arrive('login');
    expect(shown()).toEqual(after);
    expect(document.documentElement.lang).toBe('id');
    expect(document.cookie).toBe('language=id');

    fireEvent.click(screen.getByRole('button', { name: 'EN: English' }));
    await arrive();
    expect(shown()).toEqual(before);
  });

  it('keeps what is typed, and where the keyboard is', async () => {
    await showLogin();
    const email = screen.getByLabelText(/^Email/);
    fill(email, 'sari@example.test');
    fill(screen.getByLabelText(/^Password/), 'Passw0rd!');
    email.focus();
    fireEvent.click(screen.getByRole('button', { name: 'ID: Bahasa Indonesia' }));
    await arrive();
    expect(screen.getByLabelText(/^Email/)).toBe(email);
    expect(email).toHaveValue('sari@example.test');
    expect(email).toHaveFocus();
    expect(screen.getByLabelText(/^Kata sandi/)).toHaveValue('Passw0rd!');
  });

  it('changes nothing when a part does not come', async () => {
    await showLogin();
    fireEvent.click(screen.getByRole('button', { name: 'ID: Bahasa Indonesia' }));
    await act(async () => underway[0]?.fail());
    await arrive('login');
    expect(heading()).toBe('Welcome back');
    expect(document.documentElement.lang).toBe('en');
    expect(document.cookie).toBe('');
  });
});

describe('texts that come later', () => {
  const shownLanguage = () => languageStore.current().language;

  it('are asked for once, in the language that is shown', async () => {
    const needed = needTexts('frame', 'portal');
    expect(underway.map(({ part }) => part)).toEqual(['portal']);
    await arrive();
    await needed;
    expect(textsOf('portal')('cancel')).toBe('Cancel');
    await needTexts('frame', 'portal');
    expect(underway).toEqual([]);
  });

  it('are asked for again when the language was changed meanwhile', async () => {
    const needed = needTexts('portal');
    const changed = changeLanguage('id');
    await arrive('frame', 'login');
    await changed;
    expect(shownLanguage()).toBe('id');
    await arrive('portal');
    await arrive('portal');
    await needed;
    expect(textsOf('portal')('cancel')).toBe('Batal');
  });

  it('come in the new language, too, where they came while it was changing', async () => {
    const changed = changeLanguage('id');
    const needed = needTexts('portal');
    await arrive('portal');
    await needed;
    await arrive('frame', 'login');
    expect(shownLanguage()).toBe('en');
    await arrive();
    await changed;
    expect(shownLanguage()).toBe('id');
    expect(textsOf('portal')('cancel')).toBe('Batal');
  });

  it.each([
    ['id', 'id'],
    ['en', 'en'],
    ['de', 'en'],
  ])('start in the language of the page: %s', async (lang, expected) => {
    document.documentElement.lang = lang;
    const started = startTexts();
    await arrive();
    await started;
    expect(shownLanguage()).toBe(expected);
    expect(Object.keys(languageStore.current().messages)).toEqual(['frame']);
  });
});
