import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

/** A file that the server makes when asked; an ordinary link, so that the browser saves it. */
export function DownloadLink({ href, children }: { href: string; children: string }) {
  return (
    <Button
      component="a"
      href={href}
      download
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
    >
      {children}
    </Button>
  );
}
