import { Anchor, Avatar, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import cells from './Cells.module.css';
import classes from '../list/AdminList.module.css';
import { UserText } from '../../../components/UserText';

interface PersonCellProps {
  name: string | null | undefined;
  /** Shown where the name is missing. */
  unnamed: string;
  pictureUrl: string | null | undefined;
  /** The page of the row, which the name leads to. */
  to: string;
  /** One quiet line under the name. */
  children: ReactNode;
}

/** A face, or the first letter of the name, or U; the name; and a line under it. */
export function PersonCell({ name, unnamed, pictureUrl, to, children }: PersonCellProps) {
  const [letter = 'U'] = name?.trim() ?? '';
  return (
    <div className={classes.person}>
      <Avatar translate="no" src={pictureUrl} alt="" color="teal" radius="xl">
        {letter.toUpperCase()}
      </Avatar>
      <div className={classes.words}>
        <Anchor component={Link} to={to} inherit fw={600} className={cells.name}>
          {name?.trim() ? <UserText>{name}</UserText> : unnamed}
        </Anchor>
        <Text size="xs" c="dimmed" component="div">
          {children}
        </Text>
      </div>
    </div>
  );
}
