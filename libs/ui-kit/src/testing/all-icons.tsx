import { type ReactNode } from 'react';
import { type IconProps } from '../icons/icon';
import { Cluster } from '../layout/cluster';
import { Columns } from '../layout/columns';
import { Text } from '../text/text';

type Picture = (props: IconProps) => ReactNode;

const files = import.meta.glob<Record<string, Picture>>('../icons/*-icon.tsx', { eager: true });

/** Every icon beside its name. */
export const AllIcons = () => (
  <Columns min="sm">
    {Object.values(files)
      .flatMap((file) => Object.entries(file))
      .map(([name, Icon]) => (
        <Cluster key={name} align="center" gap="sm">
          <Icon />
          <Text size="sm">{name}</Text>
        </Cluster>
      ))}
  </Columns>
);
