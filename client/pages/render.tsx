import 'virtual:theme.css';
import '../app/global.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import type { Language } from '../../domain/language';
import type { PublicPage, RenderPublicPage } from '../../domain/public-pages';
import type { Messages } from '../language/messages';
import * as english from '../messages/en';
import * as indonesian from '../messages/id';
import { LandingPage } from './landing/LandingPage';
import { NothingHerePage } from './NothingHerePage';
import { PublicCompanyPage } from './PublicCompanyPage';
import { PublicListPage } from './PublicListPage';
import { PublicJobPage } from './PublicJobPage';

const messages: Record<Language, Messages> = { en: english, id: indonesian as unknown as Messages };

function Content({ page }: { page: PublicPage }) {
  const { content } = page;
  switch (content.kind) {
    case 'landing':
      return <LandingPage content={content} page={page} />;
    case 'job':
      return <PublicJobPage job={content.job} page={page} />;
    case 'list':
      return <PublicListPage list={content} page={page} />;
    case 'company':
      return <PublicCompanyPage found={content} page={page} />;
    case 'closed':
      return <NothingHerePage page={page} why="closed" others={content.others} />;
    case 'missing':
    case 'busy':
      return <NothingHerePage page={page} why={content.kind} others={[]} />;
  }
}

/** What the server calls: static markup from the components that the portals use too. */
export const renderPage: RenderPublicPage = (page) =>
  `<!doctype html>${renderToStaticMarkup(
    <IntlProvider locale={page.language} messages={messages[page.language]} timeZone="Asia/Jakarta">
      <Content page={page} />
    </IntlProvider>,
  )}`;
