/** What stands in front of the API's processes. */
export interface Door {
  readonly url: string;
  /** What it wrote of the requests, and of what went wrong. */
  log(): string;
  errors(): string;
  close(): Promise<void>;
}

export interface DoorPlan {
  /** `host:port` of each. */
  readonly processes: readonly string[];
  /** Address of what stands for the three static hosts. */
  readonly pages: string;
  readonly publicUrl: string;
  /** `TRUST_PROXY`: whose word on a client's address it believes. */
  readonly trustProxy?: string | undefined;
  /** Who knows the processes by the name `api`. */
  readonly nameServer?: string;
}
