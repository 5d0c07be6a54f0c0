import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { pick, useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { paths } from '../../../../domain/paths';
import { mainId, SkipLink } from '../../../components/SkipLink';
import { useColorScheme } from '../../../lib/color-scheme';
import { isPhone } from '../../../lib/is-phone';
import { wasLoadedAt } from '../../../lib/loaded-document';
import classes from './Playground.module.css';
import { sendOperation } from './send-operation';
import { IconBookmark } from '../../../icons';
import { SAVED_QUERIES, type SavedQuery } from './saved-queries';

/** Opens a saved query in a tab of its own, or in the one that already shows it, and runs it: it only reads. */
function useSavedQuery(): (saved: SavedQuery) => void {
  const { tabs, queryEditor, variableEditor } = useGraphiQL(pick('tabs', 'queryEditor', 'variableEditor'));
  const { addTab, changeTab, updateActiveTabValues, setVisiblePlugin, run } = useGraphiQLActions();

  return ({ query, variables }) => {
    const text = variables ? JSON.stringify(variables, null, 2) : '';
    const open = tabs.findIndex((tab) => tab.query === query);
    if (open >= 0) changeTab(open);
    else {
      addTab();
      queryEditor?.setValue(query);
      variableEditor?.setValue(text);
      updateActiveTabValues({ query, variables: text });
    }
    run();
    if (isPhone()) setVisiblePlugin(null);
  };
}

function SavedQueries() {
  const t = useTranslations('playground');
  const openSaved = useSavedQuery();
  return (
    <section aria-label={t('savedQueries')}>
      <div className="graphiql-doc-explorer-title">{t('savedQueries')}</div>
      <ul className={classes.saved}>
        {SAVED_QUERIES.map((saved) => (
          <li key={saved.key}>
            <button type="button" className={classes.query} onClick={() => openSaved(saved)}>
              <span className={classes.title}>{t(`saved.${saved.key}.title`)}</span>
              <span className={classes.purpose}>{t(`saved.${saved.key}.purpose`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The editor tells its panels apart by the object, so one must stay the same while it is shown. */
const savedQueriesPlugin = (title: string): GraphiQLPlugin => ({
  title,
  icon: () => <IconBookmark aria-hidden stroke={1.75} />,
  content: SavedQueries,
});

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
