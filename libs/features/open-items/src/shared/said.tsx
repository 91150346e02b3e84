import { Text } from '@portal/ui-kit';

/** Says what was done, to everybody: the place is there before the words. */
export const Said = ({ children }: { children: string }) => (
  <Text tone="success" role="status">
    {children}
  </Text>
);
