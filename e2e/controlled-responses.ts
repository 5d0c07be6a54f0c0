import type { Page, Route } from '@playwright/test';

/** How the responses to a page's queries are changed. The query for the session is left alone. */
type Answers = 'held back' | 'failed' | 'emptied' | { refusedWith: string };

export interface ControlledResponses {
  /** Applies from now on; responses held back so far are released. */
  become(next: Answers | 'as they are'): void;
  /** Names of the queries that the page has sent from an address with this path; one that was left may ask late. */
  askedOn(path: string): string[];
}

/** The server may close a connection that was idle just when it is used again. */
export const ONCE_MORE = { maxRetries: 1 };

/**
 * Controls the responses of `/graphql` in the browser, to bring any screen into any state of its data. Lists have at most
 * `longestList` items: what looks at each element of a page then has less of the same to look at.
 */
export async function controlResponses(page: Page, longestList = Infinity): Promise<ControlledResponses> {
  let answers: Answers | 'as they are' = 'as they are';
  let letThrough: () => void = () => undefined;
  let held = Promise.resolve();
  const asked: { name: string; path: string }[] = [];

  const answer = async (route: Route): Promise<void> => {
    if (answers === 'held back') await held;
    if (answers === 'as they are' || answers === 'held back') {
      if (longestList === Infinity) return route.fallback();
      const response = await route.fetch(ONCE_MORE);
      return route.fulfill({ response, json: shortened(await response.json(), longestList) });
    }
    if (answers === 'failed')
      return route.fulfill({
        status: 500,
        json: { errors: [{ message: 'Down', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
      });
    if (answers === 'emptied') {
      const response = await route.fetch(ONCE_MORE);
      return route.fulfill({ response, json: withoutItems(await response.json()) });
    }
    return route.fulfill({
      json: {
        data: null,
        errors: [{ message: answers.refusedWith, extensions: { code: 'FORBIDDEN', errorCode: 'REFUSED' } }],
      },
    });
  };

  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (!operationName) return route.fallback();
    asked.push({ name: operationName, path: new URL(page.url()).pathname });
    // Leaving a page aborts its requests.
    await answer(route).catch(() => undefined);
  });
  return {
    askedOn: (path) => [...new Set(asked.filter((query) => query.path === path).map(({ name }) => name))],
    become(next) {
      letThrough();
      answers = next;
      if (next === 'held back') held = new Promise((resolve) => (letThrough = resolve));
    },
  };
}

/** The response with the first items of its lists. */
function shortened(answer: unknown, longest: number): unknown {
  if (Array.isArray(answer)) return answer.slice(0, longest).map((item) => shortened(item, longest));
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, shortened(value, longest)]));
}

/** The response with empty lists and totals of zero. */
function withoutItems(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.some((item) => typeof item === 'object') ? [] : answer;
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, /^(totalCount|total)$/.test(name) ? 0 : withoutItems(value)]),
  );
}
