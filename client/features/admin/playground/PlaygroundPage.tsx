import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useEffect } from 'react';
import { paths } from '../../../app/paths';
import { mainId, SkipLink } from '../../../components/SkipLink';
import { useColorScheme } from '../../../lib/color-scheme';
import { isPhone } from '../../../lib/is-phone';
import { wasLoadedAt } from '../../../lib/loaded-document';
import classes from './Playground.module.css';
import { savedQueriesPlugin } from './SavedQueriesPanel';
import { sendOperation } from './send-operation';

const plugins = [savedQueriesPlugin, HISTORY_PLUGIN];
const welcome = '# Ask the API on your own session.\n# Choose a saved query on the left,\n# or write your own.\n';

/**
 * The API's own editor, for questions that no page answers. It needs a content-security policy of its own, which only
 * a document can have: a visitor who came here without loading one loads it now, and every way out is a plain link.
 */
export function PlaygroundPage() {
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
        <h1 className={classes.heading}>Playground</h1>
        <a href="/admin/api-reference" className={classes.back}>
          API reference
        </a>
        <a href={paths.admin.dashboard} className={classes.back}>
          Back to the admin area
        </a>
      </header>
      <main id={mainId} tabIndex={-1} className={classes.editor}>
        {/* What was typed may name people: it is forgotten with the tab. */}
        <GraphiQL
          fetcher={sendOperation}
          plugins={plugins}
          // On a phone they would take the whole screen: a button opens them.
          visiblePlugin={isPhone() ? undefined : savedQueriesPlugin}
          storage={window.sessionStorage}
          forcedTheme={colorScheme}
          isHeadersEditorEnabled={false}
          defaultQuery={welcome}
        >
          {/* In place of a link that leaves the site. */}
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
        </GraphiQL>
      </main>
    </div>
  );
}
