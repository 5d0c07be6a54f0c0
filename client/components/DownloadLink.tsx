import { Button } from '@mantine/core';
import { IconDownload } from '../icons';
import { useRef, type MouseEvent } from 'react';
import { downloadGuarded } from '../lib/guarded-download';

/** A link, so that it can be opened and copied like any other; a plain click asks the server first. */
function useDownload(href: string) {
  const isAsking = useRef(false);
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isAsking.current) return;
    isAsking.current = true;
    void downloadGuarded(href).finally(() => (isAsking.current = false));
  };
  return { href, download: true, onClick };
}

/** A file that the server makes when asked. */
export function DownloadLink({ href, children }: { href: string; children: string }) {
  return (
    <Button
      component="a"
      {...useDownload(href)}
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
    >
      {children}
    </Button>
  );
}

/** The same in the space of an icon. */
export function DownloadIcon({
  href,
  label,
  className,
}: {
  href: string;
  label: string;
  className: string | undefined;
}) {
  return (
    <a {...useDownload(href)} aria-label={label} title={label} className={className}>
      <IconDownload size={20} stroke={1.75} aria-hidden />
    </a>
  );
}
