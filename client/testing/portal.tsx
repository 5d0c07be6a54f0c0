import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, type RenderResult } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ToastArea } from '../components/ToastArea';
import { createCache } from '../graphql/apollo';
import { aCompanyViewer, renderApp, type RenderOptions } from './render';

/** An operation's `data`; an Error for a network failure, or `refused(…)` for a query that the server denies. */
export type Answer = object | Error | ((variables: Record<string, unknown>) => object | Error);

class Refusal extends Error {
  constructor(
    message: string,
    readonly errorCode: string,
  ) {
    super(message);
  }
}

/** What a query answers for a row that is missing or not the viewer's. */
export function refused(message: string, errorCode: string): Error {
  return new Refusal(message, errorCode);
}

class PartialAnswer {
  constructor(
    readonly data: object,
    readonly message: string,
  ) {}
}

/** What a query answers when some field of it failed and the rest came. */
export function inPart(data: object, message: string): object {
  return new PartialAnswer(data, message);
}

export interface PortalOptions extends RenderOptions {
  /** By operation name. */
  answers: Record<string, Answer>;
  /** The route's pattern, when the page reads parameters. */
  pattern?: string;
}

export interface Sent {
  name: string;
  variables: Record<string, unknown>;
}

/** Renders a page of the company portal against a server that is a table of answers; lists what it was asked. */
export function renderPortal(ui: ReactElement, options: PortalOptions): RenderResult & { sent: Sent[] } {
  notifications.clean();
  const sent: Sent[] = [];
  const link = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    sent.push({ name, variables: operation.variables });
    const given = options.answers[name];
    const answer = typeof given === 'function' ? given(operation.variables) : given;
    return new Observable((observer) => {
      queueMicrotask(() => {
        if (answer instanceof Refusal) {
          const { message, errorCode } = answer;
          observer.next({ data: null, errors: [{ message, extensions: { code: 'FORBIDDEN', errorCode } }] });
          observer.complete();
        } else if (answer instanceof PartialAnswer) {
          observer.next({ data: answer.data as Record<string, unknown>, errors: [{ message: answer.message }] });
          observer.complete();
        } else if (!answer || answer instanceof Error) observer.error(answer ?? new Error(`No answer for ${name}`));
        else {
          observer.next({ data: answer });
          observer.complete();
        }
      });
    });
  });
  const client = new ApolloClient({
    link,
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  const page = (
    <ApolloProvider client={client}>
      <Routes>
        <Route path={options.pattern ?? '/'} element={ui} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <ToastArea />
    </ApolloProvider>
  );
  return { ...renderApp(page, { viewer: aCompanyViewer(), ...options }), sent };
}

/** The text of a toast or an alert, once it is there. */
export async function alertText(): Promise<string> {
  return (await screen.findAllByRole('alert')).map((alert) => alert.textContent).join(' ');
}
