import type { Page, Route } from '@playwright/test';

/** What the server's answers to a page's queries are made into. The session's own question is left alone. */
export type Answers = 'held back' | 'failed' | 'emptied' | { refusedWith: string };

export interface ControlledAnswers {
  /** From now on; what was held back so far is let through. */
  become(next: Answers | 'as they are'): void;
  /** Names of the queries that the page has sent. */
  readonly asked: Set<string>;
}

/** Takes the answers of `/graphql` in hand, in the browser: every state that data can bring, on any screen. */
export async function controlAnswers(page: Page): Promise<ControlledAnswers> {
  let answers: Answers | 'as they are' = 'as they are';
  let letThrough: () => void = () => undefined;
  let held = Promise.resolve();
  const asked = new Set<string>();

  const answer = async (route: Route): Promise<void> => {
    if (answers === 'held back') await held;
    if (answers === 'as they are' || answers === 'held back') return route.fallback();
    if (answers === 'failed')
      return route.fulfill({
        status: 500,
        json: { errors: [{ message: 'Down', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
      });
    if (answers === 'emptied') {
      const response = await route.fetch();
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
    asked.add(operationName);
    // A page that was left takes its requests with it.
    await answer(route).catch(() => undefined);
  });
  return {
    asked,
    become(next) {
      letThrough();
      answers = next;
      if (next === 'held back') held = new Promise((resolve) => (letThrough = resolve));
    },
  };
}

/** An answer whose lists hold nothing, and whose totals say so. */
function withoutItems(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.some((item) => typeof item === 'object') ? [] : answer;
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, /^(totalCount|total)$/.test(name) ? 0 : withoutItems(value)]),
  );
}
