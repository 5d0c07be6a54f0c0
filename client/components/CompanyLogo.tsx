import { Avatar } from '@mantine/core';
import { IconBuilding } from '../icons';

export interface CompanyLogoProps {
  url: string | null | undefined;
  size?: 'sm' | 'md' | 'lg';
}

const pixels = { sm: 40, md: 48, lg: 64 } as const;

/** A company's logo, or a building where there is none. The name is always beside it, so it says nothing itself. */
export function CompanyLogo({ url, size = 'md' }: CompanyLogoProps) {
  return (
    <Avatar src={url} size={pixels[size]} radius="md" alt="" aria-hidden color="teal">
      <IconBuilding size={pixels[size] / 2} stroke={1.5} />
    </Avatar>
  );
}
