import type { APIRequestContext } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';

/** A socket with the session of a request context, connected. */
export async function openSocket(request: APIRequestContext, url: string): Promise<Socket> {
  const { cookies } = await request.storageState();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const socket = io(url, { transports: ['websocket'], extraHeaders: { Cookie }, forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
