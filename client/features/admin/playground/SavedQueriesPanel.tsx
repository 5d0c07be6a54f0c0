import { pick, useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { useTranslations } from 'use-intl/react';
import { IconBookmark } from '../../../icons';
import { isPhone } from '../../../lib/is-phone';
import { SAVED_QUERIES, type SavedQuery } from './saved-queries';
import classes from './Playground.module.css';

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
export const savedQueriesPlugin = (title: string): GraphiQLPlugin => ({
  title,
  icon: () => <IconBookmark aria-hidden stroke={1.75} />,
  content: SavedQueries,
});
