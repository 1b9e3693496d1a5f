import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field in one go, as pasting does; typing key by key is slow where nothing depends on it. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
