import { pick, useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
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
  const openSaved = useSavedQuery();
  return (
    <section aria-label="Saved queries">
      <div className="graphiql-doc-explorer-title">Saved queries</div>
      <ul className={classes.saved}>
        {SAVED_QUERIES.map((saved) => (
          <li key={saved.title}>
            <button type="button" className={classes.query} onClick={() => openSaved(saved)}>
              <span className={classes.title}>{saved.title}</span>
              <span className={classes.purpose}>{saved.purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const savedQueriesPlugin: GraphiQLPlugin = {
  title: 'Saved queries',
  icon: () => <IconBookmark aria-hidden stroke={1.75} />,
  content: SavedQueries,
};
