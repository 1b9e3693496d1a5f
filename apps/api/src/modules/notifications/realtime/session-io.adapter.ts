import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpStatus } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { SOCKET_CONSTANTS } from '@cw/domain';
import { firstValueFrom, type Observable } from 'rxjs';
import type { Server, ServerOptions, Socket } from 'socket.io';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { bearerOf } from '../../../common/auth/bearer.js';
import { areaOrigins, isOwnOrigin } from '../../../common/auth/allowed-origins.js';
import { networkOfHandshake, type TrustsProxy } from '../../../common/http/caller-address.js';
import { type Quota, SharedCounts } from '../../../common/throttle/shared-counts.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { SessionCookies, SessionStore } from '../../auth/index.js';
import { SOCKET_BUDGETS } from './socket-limits.js';

const MESSAGE_MAX_BYTES = 65_536;

type Handler = Pick<MessageMappingProperties, 'message' | 'callback'>;
type Transform = (result: unknown) => Observable<unknown>;
type Next = (error?: Error) => void;

/** What a connection's handshake carried, and from where. */
export interface Handshake {
  readonly session: ActiveSession;
  readonly network: string;
}

// The engine hands the same request object on to the connection.
const handshakes = new WeakMap<IncomingMessage, Handshake>();

/** The handshake that a connection began with. */
export const handshakeOf = (request: IncomingMessage): Handshake | undefined => handshakes.get(request);

const isHandshake = (request: IncomingMessage): boolean =>
  !new URL(request.url ?? '/', 'http://localhost').searchParams.has('sid');

/** Socket.IO whose handshake needs the session cookie, and an Origin of ours when a browser sends one. */
export class SessionIoAdapter extends IoAdapter {
  private readonly areas: ReadonlySet<string>;
  private readonly store: SessionStore;
  private readonly cookies: SessionCookies;
  private readonly counts: SharedCounts;

  constructor(private readonly app: NestExpressApplication) {
    super(app);
    this.areas = areaOrigins(app.get<AppConfig>(APP_CONFIG).publicUrl);
    this.store = app.get(SessionStore, { strict: false });
    this.cookies = app.get(SessionCookies, { strict: false });
    this.counts = app.get(SharedCounts);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server: Server = super.createIOServer(port, {
      ...options,
      path: SOCKET_CONSTANTS.path,
      serveClient: false,
      perMessageDeflate: false,
      maxHttpBufferSize: MESSAGE_MAX_BYTES,
      allowRequest: (request: IncomingMessage, decide: (error: string | null, allowed: boolean) => void) =>
        decide(null, this.isAllowedOrigin(request)),
    } as ServerOptions);
    server.engine.use((request: IncomingMessage, response: ServerResponse, next: Next) => {
      this.authenticate(request, response, next).catch(next);
    });
    return server;
  }

  /**
   * As the framework's for handlers that answer once, and ours all do. Its streams, kept for every event of every
   * connection, took more memory than the connection itself.
   */
  override bindMessageHandlers(socket: Socket, handlers: readonly Handler[], transform: Transform): void {
    for (const { message, callback } of handlers) {
      const answer = async (given: readonly unknown[]): Promise<void> => {
        const { data, ack } = this.mapPayload(given.length > 1 ? given : given[0]);
        const result = await firstValueFrom(transform(callback(data, ack)), { defaultValue: undefined });
        if (result !== undefined) ack?.(result);
      };
      socket.on(String(message), (...given: unknown[]) => {
        answer(given).catch((error: unknown) => this.logger.error(error));
      });
    }
  }

  // Once a connection: its polling requests carry the engine's own id.
  private async authenticate(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    if (!isHandshake(request)) {
      next();
      return;
    }
    const network = networkOfHandshake(request, this.trusts);
    const { connections } = SOCKET_BUDGETS;
    // API-01: a program's token opens no socket, not even beside a cookie.
    const id = bearerOf(request) === undefined ? this.cookies.idOf(request.headers.cookie) : undefined;
    const session = id === undefined ? undefined : await this.store.read(id);
    if (!session) {
      // People who are signed in share a network with an office, and are counted as themselves.
      if (this.isRefused(this.counts.take(connections.network, network), response)) return;
      response.writeHead(HttpStatus.UNAUTHORIZED);
      response.end();
      return;
    }
    if (this.isRefused(this.counts.take(connections.person, session.user.id), response)) return;
    handshakes.set(request, { session, network });
    next();
  }

  private isRefused(quota: Quota | undefined, response: ServerResponse): boolean {
    if (!quota?.isOver) return false;
    response.setHeader('Retry-After', String(quota.resetSeconds));
    response.writeHead(HttpStatus.TOO_MANY_REQUESTS);
    response.end();
    return true;
  }

  private readonly trusts: TrustsProxy = (address, hop) => {
    const isTrusted: unknown = this.app.getHttpAdapter().getInstance().get('trust proxy fn');
    return typeof isTrusted === 'function' && isTrusted(address, hop) === true;
  };

  private isAllowedOrigin(request: IncomingMessage): boolean {
    const origin = request.headers.origin;
    return origin === undefined || isOwnOrigin(origin, this.areas, this.hostOf(request));
  }

  private hostOf(request: IncomingMessage): string | undefined {
    const forwarded = request.headers['x-forwarded-host'];
    return this.trusts(request.socket.remoteAddress ?? '', 0) && typeof forwarded === 'string'
      ? forwarded.split(',')[0]?.trim()
      : request.headers.host;
  }
}
