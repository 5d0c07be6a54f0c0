import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { RenderResult } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { useLayoutEffect, type ReactElement } from 'react';
import { matchPath, Route, Routes, useLocation, type Path } from 'react-router-dom';
import { routeTable } from '../app/route-table';
import { ToastArea } from '../components/ToastArea';
import { createCache } from '../graphql/cache';
import { stepUpLink } from '../graphql/step-up-link';
import { stepUpQuestion } from '../lib/step-up';
import { linkTo, startMockServer, type Sent } from './graphql-server';
import type { OperationMock } from './mock-operation';
import { aCompanyViewer, renderApp, type RenderOptions } from './render';

export interface PortalOptions extends RenderOptions {
  /** The server's responses: mockQuery(…) and mockMutation(…). The last one for an operation counts. */
  answers?: readonly OperationMock[];
  /** The route's pattern, where it is not the one that the application has for the address. */
  pattern?: string;
}

function patternFor(at = '/'): string {
  const pathname = at.replace(/[?#].*/, '');
  return routeTable.find(({ path }) => path !== '*' && matchPath(path, pathname))?.path ?? '/';
}

/** The address in the router, as the page has changed it. */
export const address: Path = { pathname: '', search: '', hash: '' };

function Address() {
  const location = useLocation();
  useLayoutEffect(() => void Object.assign(address, location), [location]);
  return null;
}

/** Renders a page of a portal against a server that is a list of responses; tells what the server was asked. */
export function renderPortal(
  ui: ReactElement,
  { answers = [], pattern, ...options }: PortalOptions = {},
): RenderResult & { sent: Sent } {
  notifications.clean();
  const server = startMockServer(answers);
  const client = new ApolloClient({
    link: ApolloLink.from([stepUpLink(stepUpQuestion.ask), linkTo(server)]),
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  const page = (
    <ApolloProvider client={client}>
      <Routes>
        <Route path={pattern ?? patternFor(options.at)} element={ui} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <ToastArea />
      <Address />
    </ApolloProvider>
  );
  return { ...renderApp(page, { viewer: aCompanyViewer(), ...options }), sent: server.sent };
}
