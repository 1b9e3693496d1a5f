export interface Intent {
  readonly id: string;
  readonly client_secret: string;
  readonly status: string;
}

export interface SandboxProcess {
  readonly baseUrl: string;
  readonly publishableKey: string;
  createIntent(): Promise<Intent>;
  readIntent(id: string): Promise<Intent>;
  countCharges(id: string): Promise<number>;
  stop(): Promise<void>;
}

export function startSandboxProcess(): Promise<SandboxProcess>;
