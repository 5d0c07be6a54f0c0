import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { mainId, SkipLink } from '../../../components/SkipLink';
import { useColorScheme } from '../../../lib/color-scheme';
import { isPhone } from '../../../lib/is-phone';
import { wasLoadedAt } from '../../../lib/loaded-document';
import classes from './Playground.module.css';
import { savedQueriesPlugin } from './SavedQueriesPanel';
import { sendOperation } from './send-operation';

/** As comments of the editor's language. */
const asComments = (text: string): string => text.replace(/^/gm, '# ') + '\n';

/**
 * The API's own editor, for questions that no page covers. It needs a content-security policy of its own, which only
 * a document can have: a visitor who came here without loading one loads it now, and every way out is a plain link.
 */
export function PlaygroundPage() {
  const t = useTranslations('playground');
  const [saved] = useState(() => savedQueriesPlugin(t('savedQueries')));
  const [plugins] = useState([saved, HISTORY_PLUGIN]);
  const [colorScheme] = useColorScheme();
  const isOwnDocument = wasLoadedAt(paths.admin.playground);
  useEffect(() => {
    if (!isOwnDocument) window.location.reload();
  }, [isOwnDocument]);
  if (!isOwnDocument) return null;

  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        <h1 className={classes.heading}>{t('titles.playground')}</h1>
        <a href={paths.admin.dashboard} className={classes.back}>
          {t('back')}
        </a>
      </header>
      <main id={mainId} tabIndex={-1} className={classes.editor}>
        {/* What was typed may name people: it is forgotten with the tab. */}
        <GraphiQL
          fetcher={sendOperation}
          plugins={plugins}
          // On a phone they would take the whole screen: a button opens them.
          visiblePlugin={isPhone() ? undefined : saved}
          storage={window.sessionStorage}
          forcedTheme={colorScheme}
          isHeadersEditorEnabled={false}
          defaultQuery={asComments(t('welcome'))}
        >
          {/* In place of a link that leaves the site. */}
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
        </GraphiQL>
      </main>
    </div>
  );
}
