/** The settings of one server process; read from the environment and checked once, at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Base address people reach this installation at; links in mails are built from it alone. */
  readonly publicUrl: string;
  readonly environment: 'local' | 'development' | 'production';
  /** PostgreSQL server to use instead of the database in the process. */
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly logLevel: string;
  readonly trustProxy: readonly string[];
  readonly corsOrigins: readonly string[];
  /** Key of signed short-lived values (hub tickets between processes). */
  readonly appSecret: string;
  /** Extra links shown in the interface, by name; an empty one is not shown. */
  readonly links: Readonly<Record<string, string>>;
}
