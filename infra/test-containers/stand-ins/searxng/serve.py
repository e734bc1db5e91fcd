from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Answer(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"OK" if self.path == "/healthz" else b'{"results": []}')


ThreadingHTTPServer(("0.0.0.0", 8080), Answer).serve_forever()
