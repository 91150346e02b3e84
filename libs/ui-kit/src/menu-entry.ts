export * from './overlays/menu';
export * from './overlays/popover';
