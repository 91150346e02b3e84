export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Class names that make any link look like a button: `<Link className={buttonStyle('primary')} to="/pay-now">`. */
export const buttonStyle = (variant: ButtonVariant = 'primary') => `button button-${variant}`;
