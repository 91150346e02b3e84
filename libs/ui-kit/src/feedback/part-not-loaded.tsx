import { type ComponentProps } from 'react';
import { Button } from '../actions/button';
import { Cluster } from '../layout/cluster';
import { Text } from '../text/text';

interface PartNotLoadedProps extends Omit<ComponentProps<typeof Cluster>, 'children'> {
  /** Fetches the part again. */
  onReload: () => void;
}

/** Stands in the place of a part of a page whose file could not be had; the rest of the page is there. */
export const PartNotLoaded = ({ onReload, ...props }: PartNotLoadedProps) => (
  <Cluster role="status" {...props}>
    <Text>This part could not be loaded.</Text>
    <Button variant="secondary" onClick={onReload}>
      Reload
    </Button>
  </Cluster>
);
