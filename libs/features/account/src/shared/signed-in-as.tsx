import { Stack, Text } from '@portal/ui-kit';
import { MenuLabel } from '@portal/ui-kit/menu';
import { type ReactNode } from 'react';

/** Who is signed in, at the head of their menu; what else is known of them below. */
export const SignedInAs = ({ name, children }: { name: string; children: ReactNode }) => (
  <MenuLabel>
    <Stack gap="none">
      <Text size="sm" tone="muted" as="span">
        Signed in as
      </Text>
      <Text as="strong">{name}</Text>
      {children}
    </Stack>
  </MenuLabel>
);
