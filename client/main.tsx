import './lib/zod-without-eval';
import 'virtual:theme.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { startServiceWorker } from './app/service-worker';
import { LanguageProvider } from './language/LanguageProvider';
import { changeLanguage, languageStore, startTexts } from './language/store';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

if (import.meta.env.PROD) startServiceWorker();

// Not awaited at the top: the chunks that import this one would wait for it.
void startTexts().then(() =>
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <App />
      </LanguageProvider>
    </StrictMode>,
  ),
);

// Only `npm run dev` has it: saved texts are shown without loading the page again (compiled-messages.ts).
import.meta.hot?.on('messages-saved', () => void changeLanguage(languageStore.current().language));
