/** Where a panel opens beside the button that opens it, and how far it stays from the edge of the window, in pixels. */
export const panelPlace = { align: 'end', sideOffset: 4, collisionPadding: 16 } as const;
