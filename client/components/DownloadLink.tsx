import { Button } from '@mantine/core';
import { IconDownload } from '../icons';
import { useRef, type MouseEvent } from 'react';
import { downloadGuarded } from '../lib/guarded-download';

/** A file that the server makes when asked; a link, so that it can be opened and copied like any other. */
export function DownloadLink({ href, children }: { href: string; children: string }) {
  const isAsking = useRef(false);
  const download = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isAsking.current) return;
    isAsking.current = true;
    void downloadGuarded(href).finally(() => (isAsking.current = false));
  };
  return (
    <Button
      component="a"
      href={href}
      download
      onClick={download}
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
    >
      {children}
    </Button>
  );
}
