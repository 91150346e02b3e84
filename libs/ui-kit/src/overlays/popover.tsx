import * as RadixPopover from '@radix-ui/react-popover';
import { type ComponentProps } from 'react';
import { panelPlace } from './panel-place';
import '../styles/overlay.css';

export { Close as PopoverClose, Root as Popover, Trigger as PopoverTrigger } from '@radix-ui/react-popover';

/** The panel of a Popover, in a portal: anything that is not a list of choices. */
export const PopoverContent = (props: ComponentProps<typeof RadixPopover.Content>) => (
  <RadixPopover.Portal>
    <RadixPopover.Content className="popover-content" {...panelPlace} {...props} />
  </RadixPopover.Portal>
);
