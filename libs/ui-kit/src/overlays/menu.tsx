import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { type ComponentProps } from 'react';
import { panelPlace } from './panel-place';
import '../styles/overlay.css';

export { Trigger as MenuTrigger } from '@radix-ui/react-dropdown-menu';

/**
 * A menu and the button that opens it. Not modal: a modal one hides the rest of the page from screen readers while the button in
 * it can still be reached, and holds the page still.
 */
export const Menu = (props: ComponentProps<typeof RadixMenu.Root>) => <RadixMenu.Root modal={false} {...props} />;

/** The panel of a Menu, in a portal. Focus, arrow keys and Escape are Radix's work. */
export const MenuContent = (props: ComponentProps<typeof RadixMenu.Content>) => (
  <RadixMenu.Portal>
    <RadixMenu.Content className="menu-content" {...panelPlace} {...props} />
  </RadixMenu.Portal>
);

/** One thing to choose. With `asChild` it becomes its child, for example a router's link. */
export const MenuItem = (props: ComponentProps<typeof RadixMenu.Item>) => (
  <RadixMenu.Item className="menu-item" {...props} />
);

/** Words in a menu that cannot be chosen. */
export const MenuLabel = (props: ComponentProps<typeof RadixMenu.Label>) => (
  <RadixMenu.Label className="menu-label" {...props} />
);

/** A fine line between groups of items. */
export const MenuSeparator = (props: ComponentProps<typeof RadixMenu.Separator>) => (
  <RadixMenu.Separator className="menu-separator" {...props} />
);
