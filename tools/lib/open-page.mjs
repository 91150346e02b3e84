import { spawn } from 'node:child_process';

const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

/** Whether somebody sits at this machine before whom a page can be opened. */
export const canOpenPages = ({ platform, env } = process) =>
  !env.CI && (platform in openers || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY));

/** Opens a page in the browser of whoever sits here. Where that cannot be done, nothing happens: the address has been said. */
export function openPage(address) {
  const [command, ...before] = openers[process.platform] ?? ['xdg-open'];
  spawn(command, [...before, address], { stdio: 'ignore', detached: true })
    .once('error', () => {})
    .unref();
}
