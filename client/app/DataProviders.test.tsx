import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ColorSchemeSwitch } from '../components/ColorSchemeSwitch';
import { LanguageProvider } from '../language/LanguageProvider';
import { DataProviders } from './DataProviders';
import { SessionContext } from './session';

const ATTRIBUTE = 'data-mantine-color-scheme';
const session = { state: 'signed-out', viewer: null, failed: false, reloadSession: async () => null } as const;

afterEach(() => document.documentElement.removeAttribute(ATTRIBUTE));

it('keeps dark colours without a flash of light, as the page before had them', async () => {
  document.documentElement.setAttribute(ATTRIBUTE, 'dark');
  const seen: (string | null)[] = [];
  const observer = new MutationObserver((changes) => seen.push(...changes.map(({ oldValue }) => oldValue)));
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE], attributeOldValue: true });

  const { getByRole } = render(
    <LanguageProvider>
      <SessionContext value={session}>
        <MemoryRouter>
          <DataProviders>
            <ColorSchemeSwitch />
          </DataProviders>
        </MemoryRouter>
      </SessionContext>
    </LanguageProvider>,
  );
  await act(async () => undefined);

  expect([...seen, document.documentElement.getAttribute(ATTRIBUTE)]).not.toContain('light');
  expect(getByRole('button', { name: 'Switch to light colours' })).toBeVisible();
  observer.disconnect();
});
