import { useEffect, type ReactNode } from 'react';
import { setPageTitle } from '../lib/page-title';
import classes from './PageHeader.module.css';
import type { Elements } from './elements';

export interface PageHeaderProps {
  title: string;
  /** The title is a name or a job's title, which nothing translates. */
  isWritten?: boolean;
  /** One line that says where this is or what to do. */
  context?: ReactNode;
  /** At most one primary action. */
  action?: Elements;
  /** Above the title: a link back. */
  back?: Elements;
  /** Close to what follows; the action stays beside the title on a phone too. */
  isDense?: boolean;
  /** What the tab says, when the heading is too long or too personal for it. */
  tabTitle?: string;
}

/** Opens every page of the router, and names it in the tab. The login page, which ships without Mantine, too. */
export function PageHeader({ title, isWritten, context, action, back, isDense, tabTitle = title }: PageHeaderProps) {
  useEffect(() => setPageTitle(tabTitle), [tabTitle]);
  return (
    <header className={classes.header} data-dense={isDense || undefined}>
      {back}
      <div className={classes.row}>
        <div className={classes.words}>
          <h1 className={classes.title} translate={isWritten ? 'no' : undefined}>
            {title}
          </h1>
          {context ? <div className={classes.context}>{context}</div> : null}
        </div>
        {action}
      </div>
    </header>
  );
}
